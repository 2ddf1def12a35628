// Turns the props of one page into its HTML. Pure: knows no files, no site and no other page. Templates decide the
// markup; raw HTML is inserted here and nowhere else.
