// The form in which readers of a reference choose a server or enter their own.
import { HubForm } from "#template/parts/api/HubForm";
import type { ApiServer } from "../../../src/model/api.ts";
import { serverChoices } from "../../../src/model/apiServers.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The default address in samples, and the servers to choose from. */
export interface MyHubProps {
  readonly api: ApiTemplateProps;
  readonly base: string;
  /** The servers of the API or operation. */
  readonly servers: readonly ApiServer[];
}

/** The form. */
export function MyHub({ api, base, servers }: MyHubProps) {
  const choices = serverChoices(servers, base);
  return <HubForm shell={api} base={base} choices={choices} name={api.serverName} />;
}
