/** The compiler's settings that several builds share. */
import { type RspackOptions, rspack } from '@rspack/core'
import { resolveFromRoot } from './paths.ts'
import type { Mode } from './targets.ts'

/** The oldest browsers we still serve: phones of 2022. */
const browsers = ['chrome >= 100', 'edge >= 100', 'firefox >= 100', 'safari >= 15.4', 'ios_saf >= 15.4']

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

/** CSS by the compiler itself; CSS Modules get the same names in the browser's and the server's build. */
export function buildStyleRules({ isServer }: { isServer: boolean }) {
  return {
    rule: { test: /\.css$/, type: 'css/auto' as const },
    generator: {
      'css/auto': { localIdentName: '[uniqueName]-[name]-[local]-[hash]', exportsOnly: isServer },
    },
    parser: { 'css/auto': { namedExports: false } },
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

/** antd's helper writes styles as markup, which Trusted Types forbid; as text they are the same. */
export const styleTextRule = {
  test: /@rc-component[\\/]util[\\/].*[\\/]dynamicCSS\.js$/,
  loader: resolveFromRoot('infra/build/style-text-loader.mjs'),
}

/** zod's methods as browsers get them. */
export const smallerZodRule = {
  test: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
  loader: resolveFromRoot('infra/build/zod-in-browsers-loader.mjs'),
}

/** Icons as remotes get them. */
export const sharedIconsRule = {
  test: /lucide-react[\\/].*[\\/]createLucideIcon\.mjs$/,
  loader: resolveFromRoot('infra/build/shared-icons-loader.mjs'),
}

export const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'] } satisfies RspackOptions['resolve']
