// Owns the order of a build: which stage runs when, and what flows from one to the next. Knows no Markdown, no HTML
// and no rule of the site itself.
