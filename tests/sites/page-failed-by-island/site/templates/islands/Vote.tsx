export default function Vote() {
  return <button type="button">Vote</button>;
}
