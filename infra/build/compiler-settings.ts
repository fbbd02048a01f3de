/** The compiler's settings that several builds share. */
import { type RspackOptions, rspack } from '@rspack/core'
import { resolveFromRoot } from './paths.ts'
import type { Mode } from './targets.ts'

/** The oldest browsers we still serve: phones of 2022. */
const browsers = ['chrome >= 100', 'edge >= 100', 'firefox >= 100', 'safari >= 15.4', 'ios_saf >= 15.4']

/**
 * How a client's modules are read: TypeScript and JSX; CSS by the compiler itself, with the same names of CSS Modules in
 * the browser's and the server's build.
 */
export const buildClientModule = (
  { isServer }: { isServer: boolean },
  ...rules: NonNullable<NonNullable<RspackOptions['module']>['rules']>
): NonNullable<RspackOptions['module']> => ({
  rules: [buildTypescriptRule({ isServer }), { test: /\.css$/, type: 'css/auto' }, ...rules],
  generator: {
    'css/auto': { localIdentName: '[uniqueName]-[name]-[local]-[hash]', exportsOnly: isServer },
  },
  parser: { 'css/auto': { namedExports: false } },
})

/** Reads TypeScript and JSX. `decorators` for the services, whose entities are described by them. */
export function buildTypescriptRule({
  isServer,
  decorators = false,
}: {
  isServer: boolean
  decorators?: boolean
}) {
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto' as const,
    loader: 'builtin:swc-loader',
    options: {
      ...(isServer ? {} : { env: { targets: browsers } }),
      jsc: {
        ...(isServer ? { target: 'es2024' } : {}),
        parser: { syntax: 'typescript', tsx: !decorators, decorators },
        transform: {
          react: { runtime: 'automatic', development: false },
          ...(decorators
            ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true }
            : {}),
        },
      },
    },
  }
}

/** Minifies for production and rewrites modern CSS for the oldest browsers we serve. */
export function buildMinimizer(mode: Mode): NonNullable<RspackOptions['optimization']> {
  return {
    minimize: mode === 'production',
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
    ],
  }
}

/** A module of a package in which texts are replaced; it fails when a new version has none of them any more. */
const replaceIn = (test: RegExp, ...replacements: [from: string | RegExp, to: string][]) => ({
  test,
  loader: resolveFromRoot('infra/build/replace-text-loader.mjs'),
  options: { replacements },
})

/** What remotes get of packages in place of what is in them. */
export const changedModules = [
  // antd's helper writes styles as markup, which Trusted Types forbid; as text they are the same. Some of its parts (Table,
  // Tour) pass no nonce: then it is the page's, which browsers hide from selectors and keep in the property.
  replaceIn(
    /@rc-component[\\/]util[\\/].*[\\/]dynamicCSS\.js$/,
    ['.innerHTML', '.textContent'],
    [
      'if (csp?.nonce) {',
      "styleNode.nonce = document.querySelector('style[nonce], script[nonce], link[nonce]')?.nonce ?? ''\n  if (csp?.nonce) {",
    ],
  ),
  // No page asks zod for JSON Schema, and every method of zod leads to what makes it.
  replaceIn(
    /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    [
      'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";',
      `const createToJSONSchemaMethod = () => () => { throw new Error('Browsers convert nothing to JSON Schema') };
       const createStandardJSONSchemaMethod = createToJSONSchemaMethod;`,
    ],
    [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  ),
  // The icons of a remote are drawn by what the kit draws its own with, which every page would load a second time.
  replaceIn(/lucide-react[\\/].*[\\/]createLucideIcon\.mjs$/, [
    /.*export { createLucideIcon as default };.*/gs,
    "export { createLucideIcon as default } from '@access/kit'",
  ]),
]

export const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'] } satisfies RspackOptions['resolve']
