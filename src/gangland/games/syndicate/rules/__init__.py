"""The rules of Syndicate, a module for each chapter of the rules text."""
