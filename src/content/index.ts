// Markdown and everything around it: from the bytes of one file to its metadata and body. Knows one file at a time;
// where links lead and what other pages there are is the site's business.
