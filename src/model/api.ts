// HTTP APIs as the reference shows them. One shape for Swagger 2.0 and OpenAPI 3.0 to 3.2. Metadata is small and stays
// in the site model; what a page shows in full is a body in the body store, like the body of a doc.
import type { CodeBlockProps } from "./body.ts";
import type { Hash, LocaleCode, SitePath, Slug } from "./brands.ts";
import type { HttpMethod } from "./httpMethod.ts";
import type { Location } from "./location.ts";

/** A parsed specification without the bodies of its pages. */
export interface ApiSpec {
  /** Id of the API in the configuration. */
  readonly apiId: string;
  readonly locale: LocaleCode;
  /** Version of the docs that it was kept for; absent for the file that the API itself names. */
  readonly docsVersion?: string;
  readonly path: SitePath;
  readonly title: string;
  /** Version of the API, not of OpenAPI. */
  readonly version: string;
  /** Plain text, for descriptions in the head. */
  readonly description: string;
  readonly operations: readonly Operation[];
  /**
   * Declared tags in their order, then tags only used, then untagged operations if any. Tags without operations are left out
   * unless they have a description.
   */
  readonly tags: readonly ApiTag[];
  /** Named schemas that have a page. */
  readonly schemas: readonly ApiSchema[];
  /** Body of the overview page. */
  readonly bodyHash: Hash;
  /** Key of its text for search, `SearchSection[]`, in the body store. */
  readonly searchHash?: Hash;
  readonly bodyRefs: readonly ApiReference[];
  readonly sections: readonly ApiSection[];
  /** Addresses that requests to its servers begin with, with `{variables}`. */
  readonly servers: readonly string[];
  /** Its default server; absent where that has no complete address. */
  readonly sampleServer?: SampleServer;
  /** Key of what it demands of requests, in the body store. */
  readonly contractHash?: Hash;
  /** Key of all of it as JSON, in the body store, without internal parts; absent where its file is just that. */
  readonly jsonHash?: Hash;
  /** Key of the same as YAML; absent where its file is fit for readers or is no YAML. */
  readonly yamlHash?: Hash;
  /** Other files that it is put together from; absent where its own file is all of it. */
  readonly parts?: readonly SitePath[];
  /** Addresses of examples that name a file beside it which is missing, with that file. */
  readonly lostExamples?: readonly { readonly address: string; readonly file: SitePath }[];
  /** Its own file is an overlay: the others are those of the specification that it is laid over. */
  readonly isOverlay?: true;
  /** What the specification says, fact by fact (`SpecFacts`); absent when it is compared with no other locale's. */
  readonly factsHash?: Hash;
}

/** Heading of a reference page, for its table of contents and for search. */
export interface ApiSection {
  readonly id: string;
  readonly depth: number;
  readonly title: string;
}

/** An operation or webhook. */
export interface Operation {
  /** The same in every locale: its slug. */
  readonly slug: Slug;
  readonly operationId?: string;
  readonly method: HttpMethod;
  /** Path template as written, or the name of the webhook. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly summary: string;
  /** Plain text of the first paragraph. */
  readonly description: string;
  /** Names of its tags in the order in which it gives them; empty when untagged. */
  readonly tags: readonly string[];
  readonly isDeprecated: boolean;
  readonly bodyHash: Hash;
  /** Key of its text for search, `SearchSection[]`, in the body store. */
  readonly searchHash?: Hash;
  readonly bodyRefs: readonly ApiReference[];
  /** Key of a specification of it alone, as JSON, in the body store; absent where the configuration asks for none. */
  readonly sliceHash?: Hash;
  readonly location: Location;
}

/** A group of operations, or a mark that some have. */
export interface ApiTag {
  readonly slug: Slug;
  /** As in the file: the same in every locale. Empty for untagged operations. */
  readonly name: string;
  /** `x-displayName`, 3.2 `summary`, or the name. */
  readonly label: string;
  readonly description: string;
  /** Slugs of its operations. */
  readonly operations: readonly Slug[];
  /** Name of the tag above it (3.2 `parent`, `x-tagGroups`, the beginning of its own name). A group without a page has no tag of its own. */
  readonly parent?: string;
  /** Whether it is no group: the pages of its operations lead to it, menus do not (3.2 `kind: badge`, `audience`). */
  readonly isMark?: boolean;
  readonly bodyHash: Hash;
  /** Key of its text for search, `SearchSection[]`, in the body store. */
  readonly searchHash?: Hash;
  readonly bodyRefs: readonly ApiReference[];
  readonly location: Location;
}

/** A named schema. */
export interface ApiSchema {
  readonly slug: Slug;
  readonly name: string;
  readonly description: string;
  readonly bodyHash: Hash;
  /** Key of its text for search, `SearchSection[]`, in the body store. */
  readonly searchHash?: Hash;
  readonly bodyRefs: readonly ApiReference[];
  readonly location: Location;
}

/** A page of the same API that a body links to, or a path of the site. Its address is filled in while rendering. */
export interface ApiReference {
  readonly kind: "operation" | "tag" | "schema" | "overview" | "path";
  /** Slug of the page; empty for the overview. A path as descriptions write it: `/docs/intro?a#b`. */
  readonly slug: string;
  /** Text of the link; empty for a path, whose text stands in the description. */
  readonly label: string;
}

/** Body of a reference page: plain JSON. HTML fields are safe: Markdown rendered without scripts, handlers and unsafe addresses. */
export type ApiBody = OperationBody | TagBody | OverviewBody | SchemaBody;

/** A word or two that authors put beside an operation. */
export interface ApiBadge {
  readonly name: string;
  /** The colour that is nearest to the author's; absent for grey. */
  readonly tone?: "red" | "amber" | "green" | "blue" | "violet";
  /** Whether it stands above the address, not below. */
  readonly isBefore?: boolean;
}

/** What an operation page shows besides its title. */
export interface OperationBody {
  readonly kind: "operation";
  readonly method: HttpMethod;
  readonly path: string;
  readonly isWebhook: boolean;
  readonly operationId?: string;
  readonly deprecated?: { readonly html?: string };
  /** How far its authors rely on it: `experimental`, `stable`, or words of their own. */
  readonly stability?: string;
  /** What its authors want to be seen at its address; absent when there is nothing. */
  readonly badges?: readonly ApiBadge[];
  readonly descriptionHtml?: string;
  readonly externalDocs?: ExternalDocs;
  /** Alternatives, any one of which suffices; an empty alternative means that none is needed. Absent: public. */
  readonly security: readonly SecurityAlternative[];
  readonly servers: readonly ApiServer[];
  /** The servers are not those of the whole API. */
  readonly hasOwnServers?: boolean;
  /** By place: path, query, querystring, header, cookie. */
  readonly parameters: readonly { readonly place: string; readonly parameters: readonly ApiParameter[] }[];
  readonly requestBody?: RequestBodyView;
  readonly responses: readonly ResponseView[];
  readonly callbacks: readonly {
    readonly name: string;
    readonly expression: string;
    readonly summary?: string;
    /** Without callbacks: those that it has in turn stand in the same list. */
    readonly operation: OperationBody;
    /** Callbacks that it has in turn, by their place in the list; without one where the page has no room for it. */
    readonly further?: readonly { readonly name: string; readonly index?: number }[];
  }[];
  readonly samples: readonly CodeSample[];
  /** Labels of languages without a sample, because their usual clients cannot send the request; absent where there are none. */
  readonly unwritten?: readonly string[];
  /** Extensions shown because the configuration asks for them. */
  readonly tagLinks: readonly number[];
}

/** A page elsewhere that tells more. */
export interface ExternalDocs {
  readonly href: string;
  readonly label?: string;
  readonly html?: string;
}

/** Schemes that are needed together. */
export interface SecurityAlternative {
  readonly schemes: readonly {
    readonly name: string;
    /** In words that need no translation: `http: bearer`, `apiKey: header X-Key`. Empty for an unknown scheme. */
    readonly summary: string;
    readonly isDeprecated?: boolean;
    /** Id of the scheme in the overview page, and the overview among the page's references; absent for an unknown scheme. */
    readonly id?: string;
    readonly ref?: number;
    readonly scopes: readonly { readonly name: string; readonly description?: string }[];
    /** Whether these are roles, which schemes other than OAuth 2 and OpenID Connect have instead. */
    readonly areRoles?: true;
  }[];
}

/** A server that requests can be sent to. */
export interface ApiServer {
  /** With `{variables}`. */
  readonly url: string;
  /** What it is in a few words without markup, where there is a choice. */
  readonly label?: string;
  readonly descriptionHtml?: string;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    readonly enum: readonly string[];
    readonly descriptionHtml?: string;
  }[];
}

/** A URL that readers can choose; the label is empty if it has none. */
export type ServerChoice = { readonly address: string; readonly label: string };

/** The server of an API whose address code in guides begins with, so that readers can have their own in its place. */
export interface SampleServer {
  /** The default address, complete and without trailing slash. */
  readonly base: string;
  /** The addresses to choose from, the default one first; empty if there is only one. */
  readonly choices: readonly ServerChoice[];
  /** Whether readers have servers of their own: the address has a part that varies, or is one of several. */
  readonly isOneOfMany: boolean;
}

/** A server with the word that readers have for one of their own, when the site has one. */
export interface NamedServer extends SampleServer {
  readonly name?: string;
}

/** A parameter of an operation, or a header of a response. */
export interface ApiParameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly descriptionHtml?: string;
  readonly schema: SchemaView;
  /** The wire form: `?ids=1,2,3`. Present when style and explode make a difference. */
  readonly wireForm?: {
    readonly style: string;
    readonly explode: boolean;
    /** Styles of lists in a list, from the outside. */
    readonly innerStyles?: readonly string[];
    readonly example: string;
  };
  readonly allowEmptyValue?: boolean;
  /** Whether slashes, colons and their like are sent as they are. */
  readonly allowReserved?: boolean;
  /** Media type of a parameter described by `content`. */
  readonly mediaType?: string;
  readonly examples: readonly ExampleView[];
}

/** What a request carries, in each media type that it may have. */
export interface RequestBodyView {
  readonly isRequired: boolean;
  readonly descriptionHtml?: string;
  readonly contents: readonly MediaTypeView[];
}

/** A body in one media type. */
export interface MediaTypeView {
  readonly mediaType: string;
  readonly schema?: SchemaView;
  /** 3.2 `itemSchema` of a stream. */
  readonly itemSchema?: SchemaView;
  readonly examples: readonly ExampleView[];
  /** Multipart and form encodings by property, `[0]` by position, and below it those of its own parts: `letter.photo`. */
  readonly encodings: readonly {
    readonly property: string;
    readonly contentType?: string;
    readonly style?: string;
    readonly explode?: boolean;
    /** Styles of lists in a list, from the outside. */
    readonly innerStyles?: readonly string[];
    /** Whether slashes, colons and their like are sent as they are. */
    readonly allowReserved?: boolean;
    readonly headers: readonly ApiParameter[];
  }[];
}

/** An example of a body or a value. */
export interface ExampleView {
  /** Empty where the example has none; `1`, `2` … for several without names. */
  readonly name: string;
  readonly summary?: string;
  readonly descriptionHtml?: string;
  /** Whether hubdocs made it from the schema. */
  readonly isGenerated: boolean;
  readonly code?: CodeBlockProps;
  readonly externalHref?: string;
}

/** A response with its headers and bodies. */
export interface ResponseView {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly summary?: string;
  readonly descriptionHtml: string;
  readonly headers: readonly ApiParameter[];
  readonly contents: readonly MediaTypeView[];
  readonly links: readonly {
    readonly name: string;
    readonly descriptionHtml?: string;
    readonly target?: number;
    readonly targetLabel: string;
    readonly parameters: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/** A request written in one language. */
export interface CodeSample {
  /** Stable id that the reader's choice is remembered under: `curl`, `js`, `python`, `go`, `lua`, `csharp`, `php`, or from `x-codeSamples`. */
  readonly id: string;
  readonly label: string;
  readonly code: CodeBlockProps;
  /** Address of the server as it stands in the code, in one piece; absent where the code does not hold it. */
  readonly base?: string;
}

/** A schema as a reader sees it: one level of a tree of bounded depth. */
export interface SchemaView {
  /**
   * `integer`, `string[]`, `object`, `Device`, `any`, `never`; several for type arrays and unions. A named schema goes by
   * its name unless its values are simple: then this is their type and the name is the label of `ref`.
   */
  readonly types: readonly string[];
  /** The types of a schema that goes by its name and whose values have several: `string`, `object`. */
  readonly namedTypes?: readonly string[];
  /** Index in the page's references when the type is a named schema or a list of one. */
  readonly ref?: number;
  /**
   * The named schema is one of its own ancestors here, or lies deeper than the page shows: follow the link. What is cut and
   * has no name is shown nowhere.
   */
  readonly isRecursive?: boolean;
  readonly isCut?: boolean;
  /** Number of members of its lists (properties, variants, values) that are left out because the page would become too long. */
  readonly omitted?: number;
  /** Indexes in the page's references of schemas whose properties belong here too, but are too many schemas away. */
  readonly beyond?: readonly number[];
  readonly title?: string;
  /** The title of a named schema stands beside the reference to it: it is not that of the schema's own page. */
  readonly isTitledHere?: true;
  readonly descriptionHtml?: string;
  readonly format?: string;
  readonly unit?: string;
  readonly isNullable?: boolean;
  readonly isDeprecated?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWriteOnly?: boolean;
  /** JSON text of the values. */
  readonly default?: string;
  readonly const?: string;
  readonly enum?: readonly {
    readonly value: string;
    readonly descriptionHtml?: string;
    readonly isDeprecated?: true;
  }[];
  /** The values of `enum` are those that are known: others may come. */
  readonly isEnumOpen?: true;
  readonly examples?: readonly string[];
  readonly constraints: readonly SchemaConstraint[];
  readonly externalDocs?: ExternalDocs;
  readonly properties?: readonly SchemaProperty[];
  readonly items?: SchemaView;
  readonly prefixItems?: readonly SchemaView[];
  /** `any` when free, a schema when described; absent when not said. */
  readonly additionalProperties?: "none" | "any" | SchemaView;
  readonly patternProperties?: readonly { readonly pattern: string; readonly schema: SchemaView }[];
  readonly propertyNames?: SchemaView;
  /** `oneOf`, `anyOf`: named variants. */
  readonly variants?: readonly SchemaVariants[];
  readonly discriminator?: {
    readonly property: string;
    readonly mapping: readonly { readonly value: string; readonly ref?: number; readonly label: string }[];
    /** What values that select nothing stand for. */
    readonly fallback?: { readonly ref?: number; readonly label: string };
  };
  readonly not?: SchemaView;
  readonly conditions?: readonly { readonly if: SchemaView; readonly then?: SchemaView; readonly else?: SchemaView }[];
  readonly dependentRequired?: readonly { readonly property: string; readonly required: readonly string[] }[];
  readonly dependentSchemas?: readonly { readonly property: string; readonly schema: SchemaView }[];
  readonly contains?: SchemaView;
  readonly unevaluatedProperties?: "none" | "any" | SchemaView;
  readonly unevaluatedItems?: "none" | "any" | SchemaView;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: SchemaView;
  readonly xml?: string;
}

/** A property of an object. */
export interface SchemaProperty {
  readonly name: string;
  readonly isRequired: boolean;
  /** Id of the property in the page, so that it can be linked to. */
  readonly id: string;
  readonly schema: SchemaView;
  /** What its history is kept under, `Room.state` or `#request.name`; absent in an API without one. */
  readonly trace?: string;
}

/** Schemas of which one, or at least one, holds. */
export interface SchemaVariants {
  readonly kind: "oneOf" | "anyOf";
  readonly variants: readonly { readonly label: string; readonly ref?: number; readonly schema: SchemaView }[];
}

/** A limit on values; the words are the template's. Numbers are JSON text. */
export interface SchemaConstraint {
  readonly kind:
    | "minimum"
    | "maximum"
    | "exclusiveMinimum"
    | "exclusiveMaximum"
    | "multipleOf"
    | "minLength"
    | "maxLength"
    | "pattern"
    | "minItems"
    | "maxItems"
    | "uniqueItems"
    | "minContains"
    | "maxContains"
    | "minProperties"
    | "maxProperties";
  readonly value: string;
}

/** What a tag page shows. */
export interface TagBody {
  readonly kind: "tag";
  readonly descriptionHtml?: string;
  readonly externalDocs?: ExternalDocs;
  /** Tags directly below it. */
  readonly children?: readonly number[];
  readonly operations: readonly {
    readonly ref: number;
    readonly method: HttpMethod;
    readonly path: string;
    readonly isDeprecated: boolean;
    readonly summary: string;
    readonly description: string;
  }[];
}

/** What an overview page shows. */
export interface OverviewBody {
  readonly kind: "overview";
  readonly version: string;
  readonly openapiVersion: string;
  readonly summary?: string;
  readonly descriptionHtml?: string;
  readonly servers: readonly ApiServer[];
  readonly securitySchemes: readonly SecuritySchemeView[];
  readonly contact?: { readonly name?: string; readonly href?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly href?: string; readonly identifier?: string };
  readonly termsHref?: string;
  readonly externalDocs?: ExternalDocs;
  /** Lists of the reference's pages: of tags and of schemas, where there are any. */
  readonly directory: readonly PageDirectory[];
  readonly counts: {
    readonly operations: number;
    readonly tags: number;
    readonly schemas: number;
    readonly webhooks: number;
  };
}

/** A list of pages of one kind. */
export interface PageDirectory {
  readonly kind: "tags" | "schemas";
  /** Indexes in the references of the page. */
  readonly pages: readonly number[];
  /** Pages that are left out at its end. */
  readonly omitted?: number;
}

/** A way to authenticate. */
export interface SecuritySchemeView {
  readonly name: string;
  /** Id in the overview page. */
  readonly id: string;
  readonly type: string;
  readonly descriptionHtml?: string;
  readonly isDeprecated?: boolean;
  /** Label and value pairs by kind: header name, place, scheme, bearer format, discovery address. */
  readonly facts: readonly {
    readonly kind: "in" | "name" | "scheme" | "bearerFormat" | "openIdConnectUrl" | "oauth2MetadataUrl";
    readonly value: string;
  }[];
  readonly flows: readonly {
    readonly kind: string;
    readonly urls: readonly {
      readonly kind: "authorizationUrl" | "tokenUrl" | "refreshUrl" | "deviceAuthorizationUrl";
      readonly value: string;
    }[];
    readonly scopes: readonly { readonly name: string; readonly description: string }[];
  }[];
}

/** What the page of a named schema shows. */
export interface SchemaBody {
  readonly kind: "schema";
  readonly schema: SchemaView;
  readonly example?: CodeBlockProps;
  /** Whether hubdocs made the example from the schema. */
  readonly isExampleGenerated: boolean;
  /** Indexes of the operations and schemas that use it. */
  readonly usedBy: readonly number[];
}
