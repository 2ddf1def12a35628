// Loads a classic script once.

const loading = new Map<string, Promise<unknown>>();

/** Loads the script unless it has been loaded. @returns Its full URL. A script that failed is requested again. */
export async function loadScript(href: string): Promise<URL> {
  const url = new URL(href, document.baseURI);
  const file = url.href.replace(/#.*/, "");
  const known = loading.get(file) ?? add(file);
  loading.set(file, known);
  known.catch(() => loading.delete(file));
  await known;
  return url;
}

function add(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} cannot be loaded`));
    document.head.append(script);
  });
}
