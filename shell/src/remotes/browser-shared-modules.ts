/** The shared modules in the browser. Of the larger libraries only the exports in `sharedModuleExports` are included. */
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
import { createRequest, makeOperation, useClient, useMutation, useQuery } from 'urql'
import { type SharedModuleName, type sharedModuleExports, sharedModuleVersions } from '../../federation.ts'
import kitPackage from '../../kit/package.json' with { type: 'json' }
import shellPackage from '../../package.json' with { type: 'json' }

type NamedExports<Name extends keyof typeof sharedModuleExports> = Record<
  (typeof sharedModuleExports)[Name][number],
  unknown
>

const router: NamedExports<'react-router-dom'> = {
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

const urql: NamedExports<'urql'> = {
  createRequest,
  makeOperation,
  useClient,
  useMutation,
  useQuery,
}

export const browserSharedModules = {
  react: shareModule('react', React.version, React),
  'react/jsx-runtime': shareModule('react/jsx-runtime', React.version, JsxRuntime),
  'react-dom': shareModule('react-dom', React.version, ReactDom),
  'react-dom/client': shareModule('react-dom/client', React.version, ReactDomClient),
  'react-router-dom': shareModule('react-router-dom', shellPackage.dependencies['react-router-dom'], router),
  urql: shareModule('urql', shellPackage.dependencies.urql, urql),
  '@access/kit': shareModule('@access/kit', kitPackage.version, Kit),
} satisfies Record<SharedModuleName, unknown>

function shareModule(name: SharedModuleName, version: string, module: unknown) {
  return {
    version,
    lib: () => module as never,
    shareConfig: { singleton: true, requiredVersion: sharedModuleVersions[name] },
  }
}
