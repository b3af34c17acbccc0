document.title = 'Fire Escape';
