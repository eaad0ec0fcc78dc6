import { ExternalLink } from "lucide-react";
import { webHref } from "@/ui/markdown/token-text";

/** A link to the web, followed by a click alone; of any other scheme only its text. */
export function DocumentLink({ link }: { readonly link: string }) {
  const href = webHref(link);
  if (href === null) return <p className="quiet doc-link">{link}</p>;
  return (
    <p className="doc-link">
      <a href={href} target="_blank" rel="noopener noreferrer" title={href}>
        {new URL(href).host}
        <ExternalLink size={12} strokeWidth={2} aria-hidden="true" />
      </a>
    </p>
  );
}
