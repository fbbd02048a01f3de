/**
 * What the shell lends to the remotes, said once: the shell's loader, the remotes' builds and the server all read it.
 * A remote never brings its own copy; one that needs another major version is refused, and only its part fails.
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
