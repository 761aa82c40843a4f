// A file of a build that was copied into the web root.
