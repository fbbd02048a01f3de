/** What the remotes borrow in the browser. Of the larger libraries only what `lentExports` names comes along. */
import * as Kit from '@access/kit'
import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
import { gql, useClient, useMutation, useQuery } from 'urql'
import { type LentModule, type lentExports, lentVersions } from '../../federation.ts'
import kitPackage from '../../kit/package.json' with { type: 'json' }
import shellPackage from '../../package.json' with { type: 'json' }

type Named<Name extends keyof typeof lentExports> = Record<(typeof lentExports)[Name][number], unknown>

const router: Named<'react-router-dom'> = {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
}

const urql: Named<'urql'> = { gql, useClient, useMutation, useQuery }

export const lentInBrowser = {
  react: lend('react', React.version, React),
  'react/jsx-runtime': lend('react/jsx-runtime', React.version, JsxRuntime),
  'react-dom': lend('react-dom', React.version, ReactDom),
  'react-dom/client': lend('react-dom/client', React.version, ReactDomClient),
  'react-router-dom': lend('react-router-dom', shellPackage.dependencies['react-router-dom'], router),
  urql: lend('urql', shellPackage.dependencies.urql, urql),
  '@access/kit': lend('@access/kit', kitPackage.version, Kit),
} satisfies Record<LentModule, unknown>

function lend(name: LentModule, version: string, module: unknown) {
  return {
    version,
    lib: () => module as never,
    shareConfig: { singleton: true, requiredVersion: lentVersions[name] },
  }
}
