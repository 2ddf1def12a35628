// An author: portrait, name, role, description, accounts.
import type { ReactNode } from "react";
import type { AuthorProfile } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** Content of the card. */
export interface AuthorCardProps extends TemplateProps {
  readonly author: AuthorProfile;
  /** Heading of the card: the name, at the heading level of the page. */
  readonly children: ReactNode;
}

/** The card. */
export function AuthorCard({ author, children, t }: AuthorCardProps) {
  const accounts = [...(author.url === undefined ? [] : [{ label: author.url, href: author.url }]), ...author.socials];
  return (
    <div className="author">
      {author.imageUrl === undefined ? null : (
        <img src={author.imageUrl} alt="" width={64} height={64} loading="lazy" decoding="async" />
      )}
      <div>
        {children}
        {author.title === undefined ? null : <p className="author-title">{author.title}</p>}
        {author.description === undefined ? null : <p>{author.description}</p>}
        <ul className="author-links">
          <li>{t("postCount", { count: author.postCount })}</li>
          {accounts.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="me noopener noreferrer">
                {label.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
