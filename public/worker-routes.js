// Calls of the service go past the worker where the browser can do that: they need not wait until it has started, and do not start
// the old one again at the moment a new version takes over. https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes
self.addEventListener('install', (event) => {
  event.addRoutes?.([
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/sanctum/*' }, source: 'network' },
  ])
})
