// The form in which readers choose a server, or set the address of their own once; samples of all pages then show it. The
// address is kept in the browser and sent nowhere. Putting it into the samples is templates/client/apiSamples.ts's work.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { hubAddress, hubChanged, hubKey, serverChoice } from "../client/hubAddress.ts";
import { readStored, store } from "../client/storage.ts";

/** The address that stands in the samples when nothing is chosen, and the form's texts. */
export interface MyHubProps {
  readonly base: string;
  /** The servers that the API has, the default one first; none where there is no other. */
  readonly choices: readonly { readonly address: string; readonly label: string }[];
  readonly texts: {
    readonly title: string;
    readonly servers: string;
    readonly address: string;
    readonly use: string;
    readonly reset: string;
    readonly note: string;
    readonly saved: string;
    readonly chosen: string;
    readonly failed: string;
    readonly cleared: string;
  };
}

/** The form, folded; its summary shows the address in use. */
export default function MyHub({ base, choices, texts }: MyHubProps) {
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState("");
  const [message, setMessage] = useState("");
  const [isWrong, setWrong] = useState(false);

  useEffect(() => {
    const stored = readStored(hubKey) ?? "";
    setKept(stored);
    // What was typed before the form came to life stays.
    if (input.current?.value === "") input.current.value = typedIn(stored);
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

  const address = (kept === "" ? undefined : hubAddress(kept, base)) ?? base;
  const choose = (chosen: string): void => {
    if (input.current !== null) input.current.value = "";
    keep(chosen === base ? "" : serverChoice(base, chosen), texts.chosen);
  };

  return (
    <details className="hub">
      <summary>
        {texts.title} {/* A kept address stands here before the form comes to life. */}
        <code translate="no" data-base={base} suppressHydrationWarning>
          {address}
        </code>
      </summary>
      <form noValidate onSubmit={submit} onReset={() => keep("", texts.cleared)}>
        {choices.length === 0 ? null : (
          <>
            <label htmlFor="hub-server">{texts.servers}</label>
            <select id="hub-server" value={address} onChange={({ target }) => choose(target.value)}>
              {choices.some((one) => one.address === address) ? null : <option>{address}</option>}
              {choices.map((one) => (
                <option key={one.address} value={one.address}>
                  {one.label === "" ? one.address : `${one.address} · ${one.label}`}
                </option>
              ))}
            </select>
          </>
        )}
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

/** What was typed, of what is kept: a server that was chosen from the list is none. */
const typedIn = (kept: string): string => (kept.includes(" ") ? "" : kept);
