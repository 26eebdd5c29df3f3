"""The rules of The Boss, a module for each chapter of the rules text."""
