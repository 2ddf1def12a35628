// Replaces a component that threw an error by a message and a button to try again.
import { Component, createRef, type ReactNode } from "react";

/** The component, and texts for its failure. */
export interface CrashBoundaryProps {
  readonly texts: { readonly crashed: string; readonly tryAgain: string; readonly cause: string };
  readonly children: ReactNode;
}

interface CrashState {
  readonly messages: readonly string[];
}

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Shows its children until one of them throws. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { messages: [] };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { messages: messagesOf(error) };
  }

  readonly heading = createRef<HTMLHeadingElement>();

  /** The island that has the focus: the element that the reader pressed may be removed by the update. */
  override getSnapshotBeforeUpdate(): Element | null {
    return document.activeElement?.closest("hub-island") ?? null;
  }

  override componentDidUpdate(_: unknown, before: CrashState, part: Element | null): void {
    if (part === null) return;
    if (this.heading.current !== null) this.heading.current.focus();
    else if (before.messages.length > 0) part.querySelector<HTMLElement>(focusable)?.focus();
  }

  override render(): ReactNode {
    const { messages } = this.state;
    const { texts, children } = this.props;
    if (messages.length === 0) return children;
    return (
      <div className="failure" role="alert">
        <h2 ref={this.heading} tabIndex={-1}>
          {texts.crashed}
        </h2>
        <button type="button" onClick={() => this.setState({ messages: [] })}>
          {texts.tryAgain}
        </button>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chain of causes never changes its order
          <p key={index}>{index === 0 ? message : `${texts.cause} ${message}`}</p>
        ))}
      </div>
    );
  }
}

/** Messages of an error and its causes, at most five. */
function messagesOf(error: unknown): readonly string[] {
  const messages: string[] = [];
  for (let each = error; each !== undefined && each !== null && messages.length < 5; ) {
    messages.push(each instanceof Error ? each.message : String(each));
    each = each instanceof Error ? each.cause : undefined;
  }
  return messages;
}
