// The form in which readers set the address of their own server once; samples of all pages then show it. The address
// is kept in the browser and sent nowhere. Putting it into the samples is templates/client/apiSamples.ts's work.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { hubAddress, hubChanged, hubKey } from "../client/hubAddress.ts";
import { readStored, store } from "../client/storage.ts";

/** The address that stands in the samples when nothing is chosen, and the form's texts. */
export interface MyHubProps {
  readonly base: string;
  readonly texts: {
    readonly title: string;
    readonly address: string;
    readonly use: string;
    readonly reset: string;
    readonly note: string;
    readonly saved: string;
    readonly failed: string;
    readonly cleared: string;
  };
}

/** The form, folded; its summary shows the address in use. */
export default function MyHub({ base, texts }: MyHubProps) {
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState("");
  const [message, setMessage] = useState("");
  const [isWrong, setWrong] = useState(false);

  useEffect(() => {
    const stored = readStored(hubKey) ?? "";
    setKept(stored);
    // What was typed before the form came to life stays.
    if (input.current?.value === "") input.current.value = stored;
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === hubKey) setKept(newValue ?? "");
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  const keep = (typed: string, text: string): void => {
    setWrong(false);
    setKept(typed);
    setMessage(text);
    store(hubKey, typed);
    document.dispatchEvent(new CustomEvent(hubChanged, { detail: typed }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? "";
    if (typed === "") keep("", texts.cleared);
    else if (hubAddress(typed, base) !== undefined) keep(typed, texts.saved);
    else {
      setWrong(true);
      setMessage(texts.failed);
      input.current?.focus();
    }
  };

  return (
    <details className="hub">
      <summary>
        {texts.title} {/* A kept address stands here before the form comes to life. */}
        <code translate="no" data-base={base} suppressHydrationWarning>
          {(kept === "" ? undefined : hubAddress(kept, base)) ?? base}
        </code>
      </summary>
      <form noValidate onSubmit={submit} onReset={() => keep("", texts.cleared)}>
        <label htmlFor="hub-address">{texts.address}</label>
        <input
          id="hub-address"
          ref={input}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={base}
          aria-describedby="hub-note hub-message"
          aria-invalid={isWrong || undefined}
        />
        <button type="submit">{texts.use}</button>
        <button type="reset">{texts.reset}</button>
        <p id="hub-note">{texts.note}</p>
        <p id="hub-message" role="status" className={isWrong ? "is-wrong" : undefined}>
          {message}
        </p>
      </form>
    </details>
  );
}
