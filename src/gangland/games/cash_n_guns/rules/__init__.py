"""The rules of Cash 'n Guns, a module for each chapter of the rules text."""
