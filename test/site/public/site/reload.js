new EventSource('/dev/reload').addEventListener('message', () => location.reload());
