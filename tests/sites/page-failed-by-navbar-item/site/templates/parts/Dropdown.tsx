export function Dropdown({ label }: { readonly label: string }) {
  throw new Error(`no picture for ${label}`);
}
