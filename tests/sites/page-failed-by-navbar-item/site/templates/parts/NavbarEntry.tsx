export function NavbarEntry({ item }: { readonly item: { readonly kind: string } }) {
  throw new Error(`no picture for ${item.kind}`);
}
