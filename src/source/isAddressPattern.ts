// What hosts take for many addresses where hubdocs means one.

/** Whether an address is a pattern to hosts: in their files of redirects `*` and `/:name` stand for any text. */
export const isAddressPattern = (address: string): boolean => /\*|\/:/.test(address);
