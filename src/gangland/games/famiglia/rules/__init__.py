"""What happens in Famiglia, a module for each chapter of the rules. § are those of text/rules.*.md, R its rulings."""
