// Bundles templates, styles and browser code of a site into files, with the built-in ones where the site has none of
// its own. The only folder that knows esbuild. Renders nothing and writes nothing but the server bundle.
