// Asks whether a page has helped. React loads when a reader turns to it; the first press is kept.
import { useState } from "react";

interface Props {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly thanks: string;
}

export default function Helpful({ question, yes, no, thanks }: Props) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return <p className="helpful" role="status">{thanks}</p>;
  return (
    <p className="helpful">
      {question}
      <button type="button" onClick={() => setAnswered(true)}>{yes}</button>
      <button type="button" onClick={() => setAnswered(true)}>{no}</button>
    </p>
  );
}
