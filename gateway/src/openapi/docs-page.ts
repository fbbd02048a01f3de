// The documentation page: Swagger UI, and the problems that the `type` of a failed call refers to.
import { problems } from '@access/service-kit/problems/problems.rules'

const rows = Object.entries(problems).map(
  ([kind, { status, title }]) =>
    `<tr id="problem-${kind}"><td>${kind}</td><td>${status}</td><td>${title}</td></tr>`,
)

export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script defer src="/api/docs/swagger-ui-bundle.js"></script>
<script defer src="/api/docs/start.js"></script>
</head>
<body class="swagger-ui">
<main>
<div id="api"></div>
<noscript><p>This page needs JavaScript. For programs: <a href="/api/openapi.json">openapi.json</a>.</p></noscript>
<section class="wrapper">
<h2>Problems</h2>
<table>
<thead><tr><th scope="col">Kind</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>
</main>
</body>
</html>
`
