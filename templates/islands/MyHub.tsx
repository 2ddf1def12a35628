// A form in which readers choose a server or enter the address of their own, which samples on all pages then show. The
// address is stored in the browser and sent nowhere. templates/client/apiSamples.ts inserts it into the samples.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { hubAddress, hubChanged, hubKey, keptAddress, serverKey, shownAddress } from "../client/hubAddress.ts";
import { readStored, store } from "../client/storage.ts";

/** The default address in the samples, and the form's texts. */
export interface MyHubProps {
  readonly base: string;
  /** The servers of the API to choose from, the default one first; empty if there is only one. */
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

const chosenInPage = (): string | undefined => document.querySelector<HTMLSelectElement>("#hub-server")?.value;

/** The form, folded; its summary shows the current address. */
export default function MyHub({ base, choices, texts }: MyHubProps) {
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(base);
  const [message, setMessage] = useState("");
  const [isWrong, setWrong] = useState(false);
  // What the reader chose before hydration, which resets the field.
  const [early] = useState(() => (typeof document === "undefined" ? base : (chosenInPage() ?? base)));

  useEffect(() => {
    const follow = (): void => setAddress(shownAddress(base, readStored));
    if (early !== base) {
      store(serverKey(base), early);
      setMessage(texts.chosen);
      document.dispatchEvent(new Event(hubChanged));
    }
    follow();
    const stored = readStored(hubKey) ?? "";
    const kept = keptAddress(stored);
    if (kept !== stored) store(hubKey, kept);
    // Keeps what the reader typed before hydration.
    if (input.current?.value === "") input.current.value = kept;
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [base, early, texts.chosen]);

  const keep = (key: string, value: string, text: string): void => {
    store(key, value);
    setWrong(false);
    setAddress(shownAddress(base, readStored));
    setMessage(text);
    document.dispatchEvent(new Event(hubChanged));
  };
  /** A typed address also applies to this API, so it clears the choice for it. */
  const keepTyped = (typed: string, text: string): void => {
    store(serverKey(base), "");
    keep(hubKey, typed, text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? "";
    // Emptying the field must not clear a choice from the list beside it.
    if (typed === "" && readStored(serverKey(base))) keep(hubKey, "", texts.chosen);
    else if (typed === "") keepTyped("", texts.cleared);
    else if (hubAddress(typed, base) !== undefined) {
      const kept = keptAddress(typed);
      if (input.current) input.current.value = kept;
      keepTyped(kept, texts.saved);
    } else {
      setWrong(true);
      setMessage(texts.failed);
      input.current?.focus();
    }
  };

  return (
    <details className="hub">
      <summary>
        {texts.title} {/* apiSamples.ts inserts the stored address before hydration. */}
        <code translate="no" data-base={base} suppressHydrationWarning>
          {address}
        </code>
      </summary>
      <form noValidate onSubmit={submit} onReset={() => keepTyped("", texts.cleared)}>
        {choices.length === 0 ? null : (
          <>
            <label htmlFor="hub-server">{texts.servers}</label>
            <select
              id="hub-server"
              value={address}
              onChange={({ target }) => keep(serverKey(base), target.value, texts.chosen)}
            >
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
