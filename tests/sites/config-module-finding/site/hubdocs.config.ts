export default {
  url: "https://docs.example.org",
  navbar: {
    items: [
      { type: "doc" as const, docId: "intro" },
      { type: "doc" as const, docId: "intor" },
    ],
  },
};
