// Text with places: decoding bytes, lines and columns, YAML and JSON with a position for every value, suggestions for
// misspelt names; escaping, pointers and addresses as texts. Knows the model at most; nothing here knows what a file is
// for.
export {};
