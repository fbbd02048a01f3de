// Run by the page at /api/docs, once Swagger UI is there: it shows the description, and sends no calls.
/* global SwaggerUIBundle */
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, supportedSubmitMethods: [] })
