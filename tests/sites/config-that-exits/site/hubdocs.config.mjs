process.exit(0);
export default { title: "Never read" };
