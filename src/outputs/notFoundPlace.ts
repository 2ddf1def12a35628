// The page for what is not there, in a folder that may be served below any path: servers show it at whatever address was
// asked for, where addresses relative to its own place lead nowhere.
/** `404.html`, `uk/404.html`; codes of locales need no escaping. */
const notFoundPage = /^(?:[\w-]+\/)?404\.html$/;

/**
 * The page with a script that goes to the page's own place: it is looked for from the address upwards. Opened from a disk,
 * or in its own place, the page stays as it is. Other pages are given back.
 * @param path Path of the file below the output folder.
 */
export function goToOwnPlace(html: string, path: string): string {
  return notFoundPage.test(path) ? html.replace("<head>", () => `<head><script>${scriptOf(path)}</script>`) : html;
}

function scriptOf(path: string): string {
  return (
    `(function(){var o=${JSON.stringify(path)},p=location.pathname,d=document.documentElement.dataset;` +
    'if(location.protocol=="file:")return;' +
    // Scripts compare it with the folders of languages, which they know as whole addresses.
    'if(p.slice(-o.length-1)=="/"+o){d.root=new URL(d.root,location).pathname;return}' +
    "function ask(end){var at=p.lastIndexOf('/',end),place=p.slice(0,at+1)+o;" +
    'if(at>=0)fetch(place,{method:"HEAD"}).then(function(r){if(r.ok)location.replace(place);else if(at>0)ask(at-1)})}' +
    "ask(p.length)})()"
  );
}
