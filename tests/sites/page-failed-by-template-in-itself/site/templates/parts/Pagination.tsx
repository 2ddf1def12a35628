export function Pagination(props: object) {
  return (
    <nav>
      <Pagination {...props} />
    </nav>
  );
}
