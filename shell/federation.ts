/**
 * What the shell and the remotes' builds must agree on, said once: what is lent, and what a release says about itself.
 * A remote never brings its own copy of what is lent; one that needs another major version is refused, and only its
 * part of the page fails.
 */

/** Each lent module and the version a remote may ask for. */
export const lentVersions = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  'react-router-dom': '^7.0.0',
  urql: '^5.0.0',
  '@access/kit': '^1.0.0',
} as const

export type LentModule = keyof typeof lentVersions

/** What of the larger libraries is lent in the browser: naming it lets the shell leave the rest out. */
export const lentExports = {
  'react-router-dom': [
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'createSearchParams',
    'generatePath',
    'matchPath',
    'useHref',
    'useLinkClickHandler',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useOutletContext',
    'useParams',
    'useResolvedPath',
    'useRoutes',
    'useSearchParams',
  ],
  urql: ['gql', 'useClient', 'useMutation', 'useQuery'],
} as const

/** The part of a remote's federation settings that says what it borrows. */
export const borrowed = Object.fromEntries(
  Object.entries(lentVersions).map(([name, requiredVersion]) => [
    name,
    { singleton: true, strictVersion: true, import: false as const, requiredVersion },
  ]),
)

/** One line of the registry, `remotes.json`: which release of a remote is live, and what its files must be. */
export type Release = {
  version: string
  contract: number
  /** The address of the folder with its browser files. */
  base: string
  browser: {
    entry: string
    /** Scripts that every page of the remote needs. */
    preload: string[]
    /** Styles that every page of the remote needs. */
    css: string[]
    /** The further files of each lazy page, by the name of its chunk. */
    chunks: Record<string, string[]>
    integrity: Record<string, string>
    /** What `data-rspack` says on the link of each style sheet, so that the remote finds it in the page. */
    marks: Record<string, string>
  }
  /** What the server knows of its pages; without it, only the browser knows which there are. */
  server: { file: string; integrity: string } | null
}
