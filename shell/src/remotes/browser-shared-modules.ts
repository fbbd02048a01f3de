/** The shared modules in the browser; of the larger libraries only what remotes import. */
import * as Kit from '@access/kit'
import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
import { createRequest, makeOperation, useClient, useMutation, useQuery } from 'urql'
import type { SharedModuleName } from '../../federation.ts'
import kitPackage from '../../kit/package.json' with { type: 'json' }
import shellPackage from '../../package.json' with { type: 'json' }

const reactRouter = {
  Link,
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
}

const urql = { createRequest, makeOperation, useClient, useMutation, useQuery }

const modules: Record<SharedModuleName, [version: string, module: object]> = {
  react: [React.version, React],
  'react/jsx-runtime': [React.version, JsxRuntime],
  'react-dom': [React.version, ReactDom],
  'react-dom/client': [React.version, ReactDomClient],
  'react-router-dom': [shellPackage.dependencies['react-router-dom'], reactRouter],
  urql: [shellPackage.dependencies.urql, urql],
  '@access/kit': [kitPackage.version, Kit],
}

/** The shared modules as the federation's runtime takes them: of each the one version that there is. */
export const browserSharedModules = Object.fromEntries(
  Object.entries(modules).map(([name, [version, module]]) => [
    name,
    {
      version,
      lib: () => module,
      shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
    },
  ]),
)
