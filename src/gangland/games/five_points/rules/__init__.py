"""What happens in Five Points, a module for each chapter of the rules. § and R are those of text/rules.*.md."""
