-- One enquiry per request, each with an id of its own, as a browser without script sends it.
local random = math.random
math.randomseed(os.time())

local function id()
  return (string.gsub("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx", "x", function()
    return string.format("%x", random(0, 15))
  end))
end

local function part(name, value)
  return "--bench\r\nContent-Disposition: form-data; name=\"" .. name .. "\"\r\n\r\n" .. value .. "\r\n"
end

function request()
  local lead = id()
  local body = part("id", lead) .. part("name", "Visitor " .. string.sub(lead, 1, 8))
    .. part("email", string.sub(lead, 1, 8) .. "@visitors.example")
    .. part("description", "A measurement of the enquiry form, without files.") .. "--bench--\r\n"
  return wrk.format("POST", nil, { ["Content-Type"] = "multipart/form-data; boundary=bench" }, body)
end
