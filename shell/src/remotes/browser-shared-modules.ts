/** The shared modules in the browser. Of the larger libraries only the exports in `sharedModuleExports` are included. */
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
import type { SharedModuleName, sharedModuleExports } from '../../federation.ts'
import kitPackage from '../../kit/package.json' with { type: 'json' }
import shellPackage from '../../package.json' with { type: 'json' }

type NamedExports<Name extends keyof typeof sharedModuleExports> = Record<
  (typeof sharedModuleExports)[Name][number],
  unknown
>

const reactRouter: NamedExports<'react-router-dom'> = {
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

const urql: NamedExports<'urql'> = {
  createRequest,
  makeOperation,
  useClient,
  useMutation,
  useQuery,
}

const versions: Record<SharedModuleName, string> = {
  react: React.version,
  'react/jsx-runtime': React.version,
  'react-dom': React.version,
  'react-dom/client': React.version,
  'react-router-dom': shellPackage.dependencies['react-router-dom'],
  urql: shellPackage.dependencies.urql,
  '@access/kit': kitPackage.version,
}

const modules: Record<SharedModuleName, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-router-dom': reactRouter,
  urql,
  '@access/kit': Kit,
}

/** The shared modules as the federation's runtime takes them: of each the one version that there is. */
export const browserSharedModules = Object.fromEntries(
  Object.entries(versions).map(([name, version]) => [
    name,
    {
      version,
      lib: () => modules[name as SharedModuleName],
      shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
    },
  ]),
)
