/** The shared modules in the browser. Of the larger libraries only the exports in `sharedModuleExports` are included. */
import * as Kit from '@access/kit'
import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import { createRequest, makeOperation, useClient, useMutation, useQuery } from 'urql'
import type { SharedModuleName, sharedModuleExports } from '../../federation.ts'
import kitPackage from '../../kit/package.json' with { type: 'json' }
import shellPackage from '../../package.json' with { type: 'json' }

type NamedExports<Name extends keyof typeof sharedModuleExports> = Record<
  (typeof sharedModuleExports)[Name][number],
  unknown
>

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
  urql: shellPackage.dependencies.urql,
  '@access/kit': kitPackage.version,
}

const modules: Record<SharedModuleName, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  urql,
  '@access/kit': Kit,
}

/** What every remote's container is given: of each shared module the one version that there is. */
export const shareScope = Object.fromEntries(
  Object.entries(versions).map(([name, version]) => [
    name,
    { [version]: { get: () => () => modules[name as SharedModuleName], from: 'shell', eager: true } },
  ]),
)
