import { expect, test } from 'vitest'
import { findForbiddenImports, listImports, type Package } from './imports.ts'

const packages: Package[] = [
  { name: '@access/kit', folder: 'shell/kit', exports: { '.': './src/index.ts' } },
  {
    name: '@access/content',
    folder: 'services/content',
    exports: {
      './*.rules': './src/*.rules.ts',
      './*.examples': './src/*.examples.ts',
      './catalogue': './src/catalogue.ts',
    },
  },
  { name: '@access/requests', folder: 'services/requests', exports: { './*.rules': './src/*.rules.ts' } },
  { name: '@access/service-kit', folder: 'services/kit', exports: { '.': './src/index.ts' } },
]

const isAllowed = (file: string, specifier: string) =>
  findForbiddenImports({ [file]: `import { it } from '${specifier}'` }, packages).length === 0

test('a forbidden import is reported in one sentence', () => {
  const files = {
    'mfe-public/src/cases/Cases.tsx': "import { Login } from '../../../mfe-admin/src/login/Login.tsx'",
  }
  expect(findForbiddenImports(files, packages)).toEqual([
    'mfe-public/src/cases/Cases.tsx imports ../../../mfe-admin/src/login/Login.tsx (mfe-admin/src/login/Login.tsx), ' +
      "but a feature folder may import itself, what its app shares, the kit, services' rules",
  ])
})

test('every way to import is seen: types, re-exports, imports at run time', () => {
  const text = `
    import type { A } from './a.ts'
    import './b.css'
    export { c } from './c.ts'
    export * from './d.ts'
    const e = () => import('./e.tsx')
    const f = () => import(named)
    const g: JSX.Element = <p>import { not } from 'here'</p>`
  expect(listImports('x.tsx', text).toSorted()).toEqual(['./a.ts', './b.css', './c.ts', './d.ts', './e.tsx'])
})

test.each([
  [
    'rules may import zod and other rules',
    'services/content/src/cases/case.rules.ts',
    'zod',
    '../fields.rules.ts',
  ],
  [
    'a service may import the service kit',
    'services/content/src/content.ts',
    '@access/service-kit',
    './catalogue.ts',
  ],
  [
    'the gateway may import catalogues and rules',
    'gateway/src/rest/routes.ts',
    '@access/content/catalogue',
    '@access/requests/contact-messages/contact-message.rules',
  ],
  ['the shell may import the kit', 'shell/src/App.tsx', '@access/kit', './layout/Header.tsx'],
  [
    'a remote may import the kit and rules',
    'mfe-admin/src/cases/CaseForm.tsx',
    '@access/kit',
    '@access/content/cases/case.rules',
  ],
  [
    'a screen may import what its app shares',
    'mfe-admin/src/cases/cases.screen.tsx',
    '../management/definition.ts',
    './cases.queries.ts',
  ],
  [
    'home may compose the cards of its neighbours',
    'mfe-public/src/home/Stories.tsx',
    '../cases/CaseCard.tsx',
    '../cases/cases.generated.ts',
  ],
  [
    'tests may import examples',
    'mfe-admin/src/cases/cases.test.tsx',
    '@access/content/cases/case.examples',
    'vitest',
  ],
])('%s', (_promise, file, ...specifiers) => {
  expect(specifiers.filter((specifier) => !isAllowed(file, specifier))).toEqual([])
})

test.each([
  [
    'rules never import anything else',
    'services/content/src/cases/case.rules.ts',
    '@mikro-orm/core',
    './case.ts',
  ],
  [
    'a service never imports another',
    'services/content/src/content.ts',
    '../../auth/src/service.ts',
    '@access/requests/contact-messages/contact-message.rules',
  ],
  [
    'a layer of the requests service never imports a later one',
    'services/requests/src/intake/submission/create-request.ts',
    '../../casework/screening/screen-new-request.ts',
    '../../requests.ts',
  ],
  [
    'the gateway never sees the insides of a service',
    'gateway/src/graphql/graphql-gateway.ts',
    '../../../services/content/src/content.ts',
    '@access/content/cases/case.examples',
  ],
  [
    'the shell never imports a remote or a service',
    'shell/src/App.tsx',
    '../../mfe-public/src/routes.tsx',
    '@access/content/cases/case.rules',
  ],
  [
    'the kit imports nothing of ours',
    'shell/kit/src/index.ts',
    '../../src/App.tsx',
    '@access/content/cases/case.rules',
  ],
  [
    'a remote never imports the shell',
    'mfe-public/src/routes.tsx',
    '../../shell/src/App.tsx',
    '../../mfe-admin/src/routes.tsx',
  ],
  [
    'a feature folder never imports its neighbours',
    'mfe-public/src/cases/Cases.tsx',
    '../blog/Article.tsx',
    '../blog/blog.queries.ts',
  ],
  [
    'screens never import examples',
    'mfe-admin/src/cases/CaseForm.tsx',
    '@access/content/cases/case.examples',
    '@access/content/cases/case',
  ],
  [
    'journeys never import application code',
    'shell/e2e/public/request-on-a-phone.journey.ts',
    '../../src/App.tsx',
    '../../../services/requests/src/main.ts',
  ],
])('%s', (_promise, file, ...specifiers) => {
  expect(specifiers.filter((specifier) => isAllowed(file, specifier))).toEqual([])
})
